#!/usr/bin/python3
"""A bare WebKitGTK browser for WebKitWebDriver, with a phone's window and a profile on disk (WEBKIT_PROFILE).

WebKitGTK's own MiniBrowser runs in an ephemeral profile under automation; its database in memory lacks faults that phones have.
"""
import os
import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2

profile = os.environ['WEBKIT_PROFILE']
width, height = (int(side) for side in os.environ['WEBKIT_VIEWPORT'].split('x'))
data = WebKit2.WebsiteDataManager(base_data_directory=profile + '/data', base_cache_directory=profile + '/cache')
context = WebKit2.WebContext(website_data_manager=data, time_zone_override='Asia/Shanghai')
context.set_preferred_languages(['zh-CN'])
context.set_automation_allowed(True)


def new_view(session):
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    window = Gtk.Window(decorated=False)
    window.set_default_size(width, height)
    window.add(view)
    window.show_all()
    view.connect('close', lambda _: window.destroy())
    return view


def start(_, session):
    # The driver asks for the browser by this name, and for no other.
    info = WebKit2.ApplicationInfo()
    info.set_name('MiniBrowser')
    session.set_application_info(info)
    session.connect('create-web-view', new_view)


context.connect('automation-started', start)
Gtk.main()
