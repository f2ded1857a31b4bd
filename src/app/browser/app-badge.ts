/** Clears the app icon's badge (unread day), where supported. */
export function clearBadge(): void {
  void navigator.clearAppBadge?.().catch(() => undefined)
}
