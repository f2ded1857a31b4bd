import { expect, test, vi } from 'vitest'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { lazyComponent } from '#app/ui/lazy-component.tsx'

interface Props {
  isShown: boolean
}

const lazyWhenShown = (load: () => Promise<(props: Props) => React.ReactNode>) =>
  lazyComponent<Props>(load, { isWanted: ({ isShown }) => isShown })

test('keeps typed input when the page becomes idle afterwards', async () => {
  const idle: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run))
  const load = vi.fn<() => Promise<(props: Props) => React.ReactNode>>(
    async () =>
      ({ isShown }) =>
        isShown ? <input aria-label="code" /> : null,
  )
  const Part = lazyWhenShown(load)
  const { rerender } = render(<Part isShown={false} />)
  expect(idle).toHaveLength(1)
  rerender(<Part isShown />)
  await userEvent.type(await screen.findByLabelText('code'), '123456')
  await act(async () => idle[0]!())
  expect(screen.getByLabelText<HTMLInputElement>('code').value).toBe('123456')
  expect(load).toHaveBeenCalledOnce()
})

test('does not lose a press on the fallback during loading', async () => {
  const idle: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run))
  const pressed = vi.fn<() => void>()
  const Part = lazyComponent(async () => () => <p>here</p>, { Fallback: () => <button onClick={pressed}>more</button> })
  render(<Part />)
  const user = userEvent.setup()
  const button = screen.getByRole('button')
  await user.pointer({ keys: '[MouseLeft>]', target: button })
  await act(async () => idle[0]!())
  expect(screen.queryByText('here')).toBeNull()
  await user.pointer({ keys: '[/MouseLeft]', target: button })
  expect(pressed).toHaveBeenCalledOnce()
  expect(await screen.findByText('here')).toBeVisible()
})
