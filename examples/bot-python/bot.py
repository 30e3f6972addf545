"""A program that takes a seat and plays a whole game, choosing at random. It knows no rule of any game.

    LASTLIGHT_TOKEN=lastlight_... python3 bot.py http://localhost:8080 ABC234

The token is made under POST /api/v1/me/tokens; ABC234 is the code of the table. See docs/protocol.md.
Python 3.9 or later, and nothing but its standard library.
"""

import hashlib
import http.client
import json
import os
import random
import secrets
import sys
import time
import uuid
from urllib.parse import quote, urlsplit

from websocket import Closed, WebSocket

RETRY_SECONDS = 1


def say(text):
    print(text, file=sys.stderr, flush=True)


class Server:
    def __init__(self, url, token):
        self.url = urlsplit(url)
        self.headers = {"Authorization": f"Bearer {token}"}

    def ask(self, method, path, body=None):
        secure = self.url.scheme == "https"
        kind = http.client.HTTPSConnection if secure else http.client.HTTPConnection
        connection = kind(self.url.hostname, self.url.port, timeout=30)
        headers = dict(self.headers)
        if body is not None:
            headers["Content-Type"] = "application/json"
        try:
            connection.request(method, f"/api/v1{path}", None if body is None else json.dumps(body), headers)
            response = connection.getresponse()
            text = response.read().decode()
        finally:
            connection.close()
        if response.status >= 400:
            raise RuntimeError(f"{method} {path}: {response.status} {text}")
        return json.loads(text)

    def live(self):
        return WebSocket(self.url, "/api/v1/live", self.headers)


def my_seat(table):
    return next((each["seat"] for each in table["seats"] if each["me"]), None)


class Salts:
    """The salts of this bot, by commitment. A salt in the deal keeps others from choosing the deal."""

    def __init__(self):
        self.by_promise = {}

    def promise(self, table):
        salt = secrets.token_hex(16)
        text = json.dumps(["lastlight salt", table["id"], table["commitment"], salt], separators=(",", ":"))
        promised = hashlib.sha256(text.encode()).hexdigest()
        self.by_promise[promised] = salt
        return promised

    def give(self, server, table, seat):
        """Promises a salt before the start, and reveals it only when the start has closed the list of promises."""
        if table["status"] != "waiting" or table["knownDeal"]:
            return
        promised = table["seats"][seat]["saltCommitment"]
        path = f"/tables/{table['id']}/seats/{seat}"
        if table["dealing"] is None:
            if promised is None:
                server.ask("PUT", f"{path}/commitment", {"commitment": self.promise(table)})
        elif seat in table["dealing"]["missing"] and promised in self.by_promise:
            server.ask("PUT", f"{path}/salt", {"salt": self.by_promise[promised]})


def sit_down(server, code, salts):
    """A bot that was started again finds its seat as it left it."""
    table = server.ask("GET", f"/tables/code/{quote(code)}")
    if my_seat(table) is None:
        # Other players may know the cards of a deal that was played before; this bot joins such tables all the same.
        own = {"knownDeal": True} if table["knownDeal"] else {"commitment": salts.promise(table)}
        table = server.ask("POST", f"/tables/{table['id']}/join", {"code": code, **own})
    return table["id"], my_seat(table)


class Player:
    """Plays until the game is over, or the connection is lost."""

    def __init__(self, server, socket, salts, table, seat):
        self.server = server
        self.socket = socket
        self.salts = salts
        self.table = table
        self.seat = seat
        self.sight = None
        # The version that our last choice answered, while nobody has said what became of it.
        self.answering = None

    def send(self, message):
        self.socket.send(json.dumps(message))

    def play(self):
        self.send({"t": "watch", "id": "watch", "table": self.table, "viewer": self.seat})
        while self.sight is None or self.sight["outcome"] is None:
            self.hear(json.loads(self.socket.receive()))
        return self.sight["outcome"]

    def hear(self, message):
        kind = message["t"]
        if kind == "table":
            self.give_salt(message["table"])
        elif kind == "sight":
            self.look(message["sight"])
        elif kind == "update":
            self.look(message)
        elif kind == "done" and message["id"].startswith("play"):
            self.answering = None
            # What it has led to may have been shown already, and may be our turn again.
            if self.sight["version"] >= message["version"]:
                self.choose()
        elif kind in ("refused", "problem"):
            self.explain(message)

    def give_salt(self, table):
        try:
            self.salts.give(self.server, table, self.seat)
        except RuntimeError as problem:
            say(problem)

    def look(self, sight):
        self.sight = sight
        if sight["outcome"] is None:
            self.choose()

    def choose(self):
        if not self.sight["asked"] or self.answering is not None:
            return
        self.answering = self.sight["version"]
        self.send(
            {
                "t": "play",
                "id": f"play {self.answering}",
                "table": self.table,
                "seat": self.seat,
                "version": self.answering,
                "key": str(uuid.uuid4()),
                "option": random.choice(self.sight["options"]),
            }
        )

    def explain(self, message):
        say(message.get("message") or f"refused by rule {message['reason']['rule']}")
        if not message["id"].startswith("play"):
            raise Closed("nothing to watch")
        # The table has changed since we looked; then a newer sight is here or on its way.
        since, self.answering = self.answering, None
        if since is not None and self.sight["version"] == since:
            time.sleep(RETRY_SECONDS)
        self.choose()


def main(url="http://localhost:8080", code=""):
    server = Server(url, os.environ.get("LASTLIGHT_TOKEN", ""))
    salts = Salts()
    table, seat = sit_down(server, code, salts)
    say(f"at seat {seat} of table {table}")
    while True:
        try:
            with server.live() as socket:
                print(json.dumps(Player(server, socket, salts, table, seat).play()), flush=True)
                return
        except (Closed, OSError) as problem:
            say(f"the connection is lost: {problem}")
            time.sleep(RETRY_SECONDS)


if __name__ == "__main__":
    main(*sys.argv[1:])
