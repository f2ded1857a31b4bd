import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'

/** Renders children with the providers of every screen, without transitions. */
export function renderPage(children: ReactNode) {
  return render(
    <I18nProvider i18n={i18n}>
      <MantineProvider env="test">
        {children}
        <Notifications />
      </MantineProvider>
    </I18nProvider>,
  )
}

/** Returns the texts of a row of the chart table, in reading order. */
export function cellsOf(row: string): string[] {
  const cells = screen.getByRole('rowheader', { name: row }).closest('tr')!.querySelectorAll('td')
  return [...cells].map((cell) => cell.textContent)
}
