import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * Returns the violations of all axe rules with their elements. Legacy mode, violations only: three times faster; the app has no
 * frames.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  // Waits for a heading: during a navigation there is no page to check.
  await page.locator('h1').first().waitFor({ state: 'attached' })
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await builder.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
}
