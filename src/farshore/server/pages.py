"""The pages: plain until they get a design. They list what there is, and everything else is the interface's."""

import html

from litestar import MediaType, Response, get

from farshore import games
from farshore.server.lobby import Asking
from farshore.server.store import Store
from farshore.server.workers import Workers

PAGE = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Farshore</title><meta name="viewport" content="width=device-width"></head>
<body>
<h1>Farshore</h1>
{body}
</body>
</html>
"""


@get("/", media_type=MediaType.HTML)
async def home(request: Asking) -> Response[str]:
    """The games and the tables that are open."""
    workers: Workers = request.app.state.workers
    store: Store = request.app.state.store
    ready = "".join(
        f"<li>{html.escape(games.get(name).title)}{'' if workers.ready[name].is_set() else ': being prepared'}</li>"
        for name in games.NAMES
    )
    rows = await store.lobby(50)
    tables = "".join(
        f'<li><a href="/table/{row.id}">{html.escape(row.game)}, {row.seats} seats</a></li>' for row in rows
    )
    body = f"<h2>Games</h2><ul>{ready}</ul><h2>Open tables</h2><ul>{tables or '<li>none</li>'}</ul>"
    body += '<p>Programs play here for now: see <a href="/schema">the interface</a>.</p>'
    return Response(PAGE.format(body=body), headers={"cache-control": "no-store"})


@get("/table/{table_id:str}", media_type=MediaType.HTML)
async def table_page(table_id: str) -> str:
    """A table; who has the link learns its name from the part behind the #, which never comes here."""
    return PAGE.format(body=f"<p>Table {html.escape(table_id[:40])}.</p>")


ROUTES = (home, table_page)
