import type { Page } from '@playwright/test'

/**
 * Names of the buttons and links that a mouse does not reach: each is scrolled to the middle of the window, and what lies at its
 * center belongs to something else.
 */
export function coveredOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // The link past all of it stands above the window until it has the focus. Where a sheet lies over the page, the page is out of reach on purpose.
    const sheets = [...document.querySelectorAll('[role=dialog][aria-modal=true]')].filter((sheet) => sheet.checkVisibility())
    const within: ParentNode = sheets.at(-1) ?? document
    const targets = [...within.querySelectorAll('a[href]:not([href="#content"]), button, [role=tab]')].filter(
      (target) => target.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !target.closest('[inert]'),
    )
    const covered: string[] = []
    for (const target of targets) {
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const { left, top, width, height } = target.getClientRects()[0] ?? new DOMRect()
      // A name for screen readers alone has no place.
      if (width <= 1 || height <= 1) continue
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      const name = target.getAttribute('aria-label') ?? target.textContent
      if (!target.contains(hit)) covered.push(`${name} under ${hit ? `${hit.localName}.${hit.className}` : 'nothing'}`)
    }
    return covered
  })
}
