import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { MoreMenu } from '#app/ui/more-menu.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import { resetDevice, renderInApp } from '../shell/in-app.tsx'

beforeEach(async () => {
  vi.stubGlobal('matchMedia', (media: string) => ({ matches: false, media, addEventListener() {}, removeEventListener() {} }))
  await resetDevice()
})

/** A menu whose entry opens a sheet; a second sheet opens as the first closes. */
function Chain() {
  const [shown, setShown] = useState<'one' | 'two'>()
  return (
    <>
      <MoreMenu label="more" entries={[{ label: 'rename', run: () => setShown('one') }]} />
      <Sheet opened={shown === 'one'} onClose={() => setShown(undefined)} title="one">
        <button type="button" onClick={() => setShown('two')}>
          on
        </button>
      </Sheet>
      <Sheet opened={shown === 'two'} onClose={() => setShown(undefined)} title="two">
        <button type="button" onClick={() => setShown(undefined)}>
          save
        </button>
      </Sheet>
    </>
  )
}

const more = () => screen.getByRole('button', { name: 'more' })

test('returns the focus to the menu button from a sheet', async () => {
  renderInApp(<Chain />)
  await screen.findByRole('button', { name: 'more' })
  // The fallback button is replaced once the menu has loaded.
  await vi.dynamicImportSettled()
  await userEvent.click(more())
  await userEvent.click(await screen.findByText('rename'))
  await screen.findByRole('button', { name: 'on' })
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(more()).toHaveFocus())
})

test('returns the focus to the menu button from chained sheets', async () => {
  renderInApp(<Chain />)
  await screen.findByRole('button', { name: 'more' })
  // The fallback button is replaced once the menu has loaded.
  await vi.dynamicImportSettled()
  await userEvent.click(more())
  await userEvent.click(await screen.findByText('rename'))
  await userEvent.click(await screen.findByRole('button', { name: 'on' }))
  const save = await screen.findByRole('button', { name: 'save' })
  await waitFor(() => expect(screen.queryByRole('button', { name: 'on' })).toBeNull())
  await userEvent.click(save)
  await waitFor(() => expect(more()).toHaveFocus())
})

/** A sheet whose field focuses itself. */
function SelfFocusingSheet() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      <Sheet opened={isOpen} onClose={() => setOpen(false)} title="sheet">
        <input aria-label="field" data-autofocus ref={(field) => field?.focus()} />
      </Sheet>
    </>
  )
}

test('returns the focus although the sheet’s field focused itself', async () => {
  renderInApp(<SelfFocusingSheet />)
  const open = await screen.findByRole('button', { name: 'open' })
  await userEvent.click(open)
  await waitFor(() => expect(screen.getByLabelText('field')).toHaveFocus())
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(open).toHaveFocus())
})
