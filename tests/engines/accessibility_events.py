"""Prints what assistive technology hears of focused elements, one JSON object a line."""

import json

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402


last = None


def is_gone(element):
    """Orca says nothing of a focus that comes from an element that is gone."""
    try:
        return element.get_index_in_parent() < 0
    except gi.repository.GLib.Error:
        return True


def on_event(event):
    global last
    if not event.detail1:
        return
    before, last = last, event.source
    # Asked first: what follows takes a while.
    lost = before is not None and is_gone(before)
    try:
        element = event.source
        parents = []
        parent = element.get_parent()
        while parent is not None and parent.get_role_name() != "application":
            parents.append([parent.get_role_name(), parent.get_name()])
            parent = parent.get_parent()
        print(
            json.dumps(
                {
                    "role": element.get_role_name(),
                    "name": element.get_name(),
                    "description": element.get_description(),
                    "parents": parents,
                    "lost": lost,
                }
            ),
            flush=True,
        )
    except gi.repository.GLib.Error:
        # The element is gone by now.
        pass


listener = Atspi.EventListener.new(on_event)
listener.register("object:state-changed:focused")
print("null", flush=True)
Atspi.event_main()
