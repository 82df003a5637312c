"""The files in deploy/: the service of systemd, the image, what runs together, and the proxies in front."""

import contextlib
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml  # type: ignore[import-untyped]

from farshore.engine.cache import _root
from farshore.server.settings import PREFIX, Settings
from tests.server.serving import ENDED_AFTER, SOURCE, free_port

DEPLOY = Path(__file__).parents[2] / "deploy"
UNIT = DEPLOY / "farshore.service"
SECRET = "a-secret-of-these-tests"
NOBODY = 65_534


def need(program: str) -> str:
    """Where a program is; without it the test is skipped."""
    found = shutil.which(program)
    if found is None:
        pytest.skip(f"{program} is not installed")
    return found


def unit_values(key: str) -> list[str]:
    return re.findall(rf"^{key}=(.*)$", UNIT.read_text(), re.MULTILINE)


def settings_in(text: str) -> set[str]:
    return set(re.findall(rf"\b{PREFIX}[A-Z]+\b", text))


def test_only_settings_that_exist_are_set() -> None:
    known = {f"{PREFIX}{name.upper()}" for name in Settings.__struct_fields__} | {f"{PREFIX}CACHE"}
    for file in DEPLOY.iterdir():
        assert settings_in(file.read_text()) - known == set(), file.name


# ---- systemd


def test_systemd_understands_the_service(tmp_path: Path) -> None:
    analyse = need("systemd-analyze")
    unit = tmp_path / UNIT.name
    program = unit_values("ExecStart")[0].split()[0]
    unit.write_text(UNIT.read_text().replace(program, sys.executable))  # it must exist
    checked = subprocess.run([analyse, "verify", unit], capture_output=True, text=True)
    assert (checked.returncode, checked.stderr) == (0, "")
    rated = subprocess.run(
        [analyse, "security", "--offline=true", "--threshold=20", unit], capture_output=True, text=True
    )
    assert rated.returncode == 0, rated.stdout  # 2.0 of 10; without any protection it would be 9.6


# As the service sees the machine: everything can be read and nothing written but its own folders, by a user without
# rights. An interpreter and a project in somebody's home are made reachable for that user.
SANDBOX = """
set -eu
mount --make-rprivate /
mount -t tmpfs tmpfs /mnt  # from here they are put back where they were, when that is hidden
mkdir /mnt/python /mnt/project /mnt/compiled
mount --bind "$PYTHON" /mnt/python && mount --bind "$PROJECT" /mnt/project && mount --bind "$COMPILED" /mnt/compiled
for folder in /tmp /var/lib /var/cache; do mount -t tmpfs -o mode=1777 tmpfs $folder; done
mount -t tmpfs -o mode=755 tmpfs "$HOME"
install -d -m 0700 -o $ID -g $ID $STATE $CACHE
cp -r /mnt/compiled/. $CACHE/ && chown -R $ID:$ID $CACHE
mkdir -p "$PYTHON" "$PROJECT"
mount --bind /mnt/python "$PYTHON" && mount --bind /mnt/project "$PROJECT"
umount /mnt/python /mnt/project /mnt/compiled && umount /mnt
for folder in $STATE $CACHE; do mount --bind $folder $folder; done
for folder in /var/lib /var/cache "$PYTHON" "$PROJECT" "$HOME" /; do mount -o remount,ro,bind "$folder"; done
cd /
export HOME=/
exec setpriv --reuid=$ID --regid=$ID --clear-groups --no-new-privs --bounding-set=-all --inh-caps=-all -- "$@"
"""


def test_the_service_runs_without_rights_on_a_disk_that_cannot_be_written(tmp_path: Path) -> None:
    unshare, _ = need("unshare"), need("setpriv")
    if os.geteuid() != 0 or subprocess.run([unshare, "--mount", "true"], capture_output=True).returncode:
        pytest.skip("only root can make the machine read-only for a process")
    given = dict(each.split("=", 1) for each in unit_values("Environment"))
    state, cache = Path(given["FARSHORE_DATABASE"]).parent, Path(given["FARSHORE_CACHE"])
    assert [state.name] == unit_values("StateDirectory")
    assert [cache.name] == unit_values("CacheDirectory")
    port = free_port()
    environment = {
        "PATH": os.environ["PATH"], "HOME": str(Path.home()), "PYTHON": sys.base_prefix, "PROJECT": str(DEPLOY.parent),
        "ID": str(NOBODY), "STATE": str(state), "CACHE": str(cache), "COMPILED": str(_root()), "PYTHONPATH": SOURCE,
        "PYTHONDONTWRITEBYTECODE": "1", "FARSHORE_PORT": str(port), "FARSHORE_WORKERS": "1",
        "FARSHORE_PUBLIC": "https://play.example.org", "FARSHORE_SECRET": SECRET, **given,
    }  # fmt: skip
    command = [unshare, "--mount", "sh", "-c", SANDBOX, "sh", sys.executable, "-m", "farshore", "serve"]
    with (tmp_path / "log").open("wb") as log:
        process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)

    def said() -> str:
        return (tmp_path / "log").read_text()

    try:
        games: list[Any] = []
        health = ""
        while health != "ok\n" or not any(game["ready"] for game in games):  # a busy machine may not be ready in time
            assert process.poll() is None, said()
            with contextlib.suppress(httpx.TransportError):
                games = httpx.get(f"http://127.0.0.1:{port}/api/v1/games").json()
                health = httpx.get(f"http://127.0.0.1:{port}/health/ready").text
            time.sleep(0.2)
        status = Path(f"/proc/{process.pid}/status").read_text()
        assert f"Uid:\t{NOBODY}\t{NOBODY}\t{NOBODY}\t{NOBODY}" in status
        assert "CapEff:\t0000000000000000" in status
        root = Path(f"/proc/{process.pid}/root")
        assert "ro" in mount_options(process.pid, "/")
        assert (root / str(state).lstrip("/") / "matches.sqlite").stat().st_uid == NOBODY
        process.send_signal(signal.SIGTERM)
        assert process.wait(ENDED_AFTER) in (0, -signal.SIGTERM), said()  # for systemd both are clean
        late = "not ready: the store does not answer"  # within 0.8 s, on a busy machine; it did later
        assert [line for line in said().splitlines() if "rror" in line and late not in line] == []
    finally:
        if process.poll() is None:
            process.kill()
            process.wait()


def mount_options(pid: int, folder: str) -> list[str]:
    lines = [line.split() for line in Path(f"/proc/{pid}/mounts").read_text().splitlines()]
    return next(line[3].split(",") for line in reversed(lines) if line[1] == folder)


# ---- containers: no engine runs where these tests do, so they only read the files


def test_the_image_is_made_of_what_there_is() -> None:
    text = (DEPLOY / "Dockerfile").read_text()
    copied = [word for line in re.findall(r"^COPY ([^-].*) \S+$", text, re.MULTILINE) for word in line.split()]
    allowed = re.findall(r"^!(.*)$", (DEPLOY / "Dockerfile.dockerignore").read_text(), re.MULTILINE)
    assert sorted(copied) == sorted(allowed)
    assert all((DEPLOY.parent / each).exists() for each in copied)
    assert re.search(r"^USER [1-9]\d*$", text, re.MULTILINE)
    assert "/health/ready" in text


def test_two_web_processes_run_on_one_database_behind_a_proxy() -> None:
    found = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    services = found["services"]
    assert set(services) == {"web1", "web2", "database", "proxy"}
    for web in (services["web1"], services["web2"]):
        assert web["read_only"]
        assert web["environment"]["FARSHORE_DATABASE"].startswith("postgresql://")
        assert "ports" not in web  # only the proxy is reached from outside
        named = {volume.partition(":")[0] for volume in web["volumes"]}
        assert named <= set(found["volumes"])
    assert services["proxy"]["environment"]["UPSTREAMS"].split() == ["web1:8000", "web2:8000"]
