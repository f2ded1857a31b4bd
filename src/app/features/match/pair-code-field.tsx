import { useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import { useRef, useState, type SubmitEvent } from 'react'
import { SectionTitle } from '../../ui/section-title.tsx'
import { encodePairFragment, parseSharedPair } from './pair-link.ts'
import classes from './pair-code-field.module.css'

/** Input for a pair code or a pasted link. */
export function PairCodeField({ onRead }: { onRead: (fragment: string) => void }) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  function read(event: SubmitEvent) {
    event.preventDefault()
    const shared = parseSharedPair(typed)
    setWrong(!shared)
    if (shared) onRead(encodePairFragment(shared))
    else field.current?.focus()
  }
  return (
    <form className={classes.root} onSubmit={read} noValidate>
      <TextInput
        ref={field}
        label={t`短码或链接`}
        description={t`十位字母和数字，不分大小写；整条链接也可以粘贴`}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        value={typed}
        error={isWrong && t`读不出两张盘，请核对有没有漏字或多字`}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value)
          setWrong(false)
        }}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button type="submit" fullWidth>{t`读`}</Button>
    </form>
  )
}

/** Form for a code or link received from somebody else. */
export function ReceivedCodeForm({ onRead }: { onRead: (fragment: string) => void }) {
  const { t } = useLingui()
  return (
    <section className={classes.receivedCode}>
      <SectionTitle>{t`有人发来短码`}</SectionTitle>
      <PairCodeField onRead={onRead} />
    </section>
  )
}
