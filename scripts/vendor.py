"""Bring the page's libraries into src/farshore/web/vendor, as browsers can read them.

    npm pack preact@11.2.0 htm@3.1.1 @preact/signals@2.11.4 @preact/signals-core@1.14.5 @fluent/bundle@0.19.1
    python scripts/vendor.py FOLDER-WITH-THE-TARBALLS

Imports become relative; lines that are only comments go, since every page loads them, and so do pointers to
maps that are not shipped. Nothing else is changed.
"""

import re
import sys
import tarfile
from pathlib import Path

VENDOR = Path(__file__).parents[1] / "src" / "farshore" / "web" / "vendor"
FILES = {
    "preact-11.2.0": {"dist/preact.mjs": "preact.js", "hooks/dist/hooks.mjs": "hooks.js", "LICENSE": "preact.LICENSE"},
    "htm-3.1.1": {"dist/htm.mjs": "htm.js", "LICENSE": "htm.LICENSE"},
    "preact-signals-core-1.14.5": {"dist/signals-core.mjs": "signals-core.js", "LICENSE": "signals.LICENSE"},
    "preact-signals-2.11.4": {"dist/signals.mjs": "signals.js"},
    "fluent-bundle-0.19.1": {
        f"esm/{name}.js": f"fluent/{name}.js"
        for name in ("bundle", "builtins", "memoizer", "resolver", "resource", "scope", "types")
    },
}
COMMENTS = re.compile(r"^[ \t]*(?:/\*\*[\s\S]*?\*/|//[^\n]*)\n", re.MULTILINE)
IMPORTS = {
    "preact": "./preact.js",
    "preact/hooks": "./hooks.js",
    "@preact/signals-core": "./signals-core.js",
}


def main(folder: Path) -> None:
    """Unpack, rename imports, write."""
    for package, files in FILES.items():
        with tarfile.open(folder / f"{package}.tgz") as tarball:
            for inside, name in files.items():
                file = tarball.extractfile(f"package/{inside}")
                assert file is not None, inside
                text = re.sub(r"\n?//# sourceMappingURL=.*", "", file.read().decode())
                text = re.sub(r'from ?"([^"]+)"', lambda found: f'from"{IMPORTS.get(found[1], found[1])}"', text)
                text = COMMENTS.sub("", text) if name.endswith(".js") else text
                target = VENDOR / name
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_text(text)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
