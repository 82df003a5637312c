"""The page, plain until it gets a design: tables one can join, and headers that let nothing else in."""

from litestar.datastructures import ResponseHeader

POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; base-uri 'none'"
POLICY += "; form-action 'self'; frame-ancestors 'none'"
HEADERS = [
    ResponseHeader(name="content-security-policy", value=POLICY),
    ResponseHeader(name="x-content-type-options", value="nosniff"),
    ResponseHeader(name="referrer-policy", value="same-origin"),
    ResponseHeader(name="cross-origin-opener-policy", value="same-origin"),
    ResponseHeader(name="cross-origin-resource-policy", value="same-origin"),
    ResponseHeader(name="permissions-policy", value="camera=(), microphone=(), geolocation=()"),
]

HOME = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Farshore</title><meta name="viewport" content="width=device-width"></head>
<body>
<h1>Farshore</h1>
<p>The server runs. Matches are played by programs for now: see <a href="/schema">the interface</a>.</p>
</body>
</html>
"""
