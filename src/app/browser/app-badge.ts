/** Takes the mark of an unread day from the app's icon, where the browser has one. */
export function clearBadge(): void {
  void navigator.clearAppBadge?.().catch(() => undefined)
}
