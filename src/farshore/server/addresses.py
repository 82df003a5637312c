"""Addresses of this machine."""

import ipaddress
import socket

LOOPBACK = "127.0.0.1"
EVERYWHERE = "0.0.0.0"  # only if it was asked for


def own_address() -> str:
    """The address of this machine in its network, the loopback address if it is in none; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return LOOPBACK


def is_loopback(name: str) -> bool:
    """Whether a host name or address is this machine, and nothing but this machine."""
    try:
        return name == "localhost" or ipaddress.ip_address(name).is_loopback
    except ValueError:
        return False
