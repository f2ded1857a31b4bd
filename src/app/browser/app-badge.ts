/** Clears the badge of the app icon (a new day's reading is unread), where supported. */
export function clearBadge(): void {
  void navigator.clearAppBadge?.().catch(() => undefined)
}
