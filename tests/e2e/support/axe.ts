import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * What axe finds on a page by all of its rules, each with its places. It judges within the page and hands over only what is
 * wrong: its usual way, a blank page of its own for what frames say of each other (there are none) and a list of all
 * that is right, takes three times as long.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  // Between two pages there is nothing to judge.
  await page.locator('h1').first().waitFor({ state: 'attached' })
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await builder.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
}
