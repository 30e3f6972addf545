"""As much of a WebSocket client (RFC 6455) as a program needs that sends and receives text."""

import base64
import hashlib
import os
import socket
import ssl
import struct

GUID = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
CONTINUATION, TEXT, CLOSE, PING, PONG = 0x0, 0x1, 0x8, 0x9, 0xA
FIN = 0x80
MASKED = 0x80
TIMEOUT_SECONDS = 90


class Closed(Exception):
    """There is nobody at the other end any more."""


class WebSocket:
    def __init__(self, url, path, headers):
        secure = url.scheme == "https"
        port = url.port or (443 if secure else 80)
        plain = socket.create_connection((url.hostname, port), timeout=TIMEOUT_SECONDS)
        self.socket = ssl.create_default_context().wrap_socket(plain, server_hostname=url.hostname) if secure else plain
        self.rest = b""
        try:
            self._shake_hands(url.netloc, path, headers)
        except BaseException:
            self.socket.close()
            raise

    def __enter__(self):
        return self

    def __exit__(self, *_):
        try:
            self._frame(CLOSE, struct.pack(">H", 1000))
        except OSError:
            pass
        self.socket.close()

    def _shake_hands(self, host, path, headers):
        key = base64.b64encode(os.urandom(16))
        lines = [f"GET {path} HTTP/1.1", f"Host: {host}", "Upgrade: websocket", "Connection: Upgrade"]
        lines += [f"Sec-WebSocket-Key: {key.decode()}", "Sec-WebSocket-Version: 13"]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        self.socket.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            head += self._read(1)
        status, *fields = head.decode("latin-1").split("\r\n")
        if status.split(" ")[1] != "101":
            raise Closed(status)
        answered = dict(line.lower().split(":", 1) for line in fields if ":" in line)
        wanted = base64.b64encode(hashlib.sha1(key + GUID).digest()).decode()
        if answered.get("sec-websocket-accept", "").strip() != wanted.lower():
            raise Closed("this is no WebSocket server")

    def _read(self, size):
        while len(self.rest) < size:
            chunk = self.socket.recv(65536)
            if not chunk:
                raise Closed("the server has gone away")
            self.rest += chunk
        taken, self.rest = self.rest[:size], self.rest[size:]
        return taken

    def _frame(self, kind, payload):
        """A client hides its frames behind a mask of four bytes, new for each."""
        size = len(payload)
        if size < 126:
            head = struct.pack(">BB", FIN | kind, MASKED | size)
        elif size < 65536:
            head = struct.pack(">BBH", FIN | kind, MASKED | 126, size)
        else:
            head = struct.pack(">BBQ", FIN | kind, MASKED | 127, size)
        mask = os.urandom(4)
        hidden = bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload))
        self.socket.sendall(head + mask + hidden)

    def send(self, text):
        self._frame(TEXT, text.encode())

    def receive(self):
        """The next text, put together from its pieces. Pings are answered on the way."""
        pieces = b""
        while True:
            first, second = self._read(2)
            size = second & 0x7F
            if size == 126:
                (size,) = struct.unpack(">H", self._read(2))
            elif size == 127:
                (size,) = struct.unpack(">Q", self._read(8))
            payload = self._read(size)
            kind = first & 0x0F
            if kind == CLOSE:
                raise Closed("the server has closed the connection")
            if kind == PING:
                self._frame(PONG, payload)
            elif kind in (TEXT, CONTINUATION):
                pieces += payload
                if first & FIN:
                    return pieces.decode()
