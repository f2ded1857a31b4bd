import type { Page } from '@playwright/test'

/** Returns the covered buttons and links: after scrolling to the middle of the window, another element is at their centre. */
export function listCoveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Skips the skip link, which is above the window until focused, and the page under an open sheet, which is covered on purpose.
    const sheets = [...document.querySelectorAll('[role=dialog][aria-modal=true]')].filter((sheet) => sheet.checkVisibility())
    const within: ParentNode = sheets.at(-1) ?? document
    const targets = [...within.querySelectorAll('a[href]:not([href="#content"]), button, [role=tab]')].filter(
      (target) => target.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !target.closest('[inert]'),
    )
    const covered: string[] = []
    for (const target of targets) {
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const { left, top, width, height } = target.getClientRects()[0] ?? new DOMRect()
      // Skips controls for screen readers only, which have no area.
      if (width <= 1 || height <= 1) continue
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      const name = target.getAttribute('aria-label') ?? target.textContent
      if (!target.contains(hit)) covered.push(`${name} under ${hit ? `${hit.localName}.${hit.className}` : 'nothing'}`)
    }
    return covered
  })
}
