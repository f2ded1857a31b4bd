import { Button, TextInput } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import type { OutputOf } from '#contract/endpoints.ts'
import { checkCode } from '#device/shop/shop.ts'
import { useArchives } from '../../../session/archives.ts'
import { useKeptForm } from '../../../session/kept-forms.ts'
import { useReach } from '../../../session/use-reach.ts'
import { ArchiveRadios } from './archive-radios.tsx'
import { codeText } from './code-text.ts'
import classes from './exchange.module.css'
import { RedeemSheet } from './redeem-sheet.tsx'
import { Redeemed } from './redeemed.tsx'
import { useCodeTrouble, type Troubles } from './use-code-trouble.ts'

interface Typed {
  readonly code: string
  readonly picked?: string
}
const EMPTY: Typed = { code: '' }

/** A code, for whom, what it opens; then what it gave. */
export function Exchange() {
  const { t } = useLingui()
  const isOffline = useReach() === 'offline'
  const archives = useArchives() ?? []
  const { typed, type, drop } = useKeptForm(EMPTY)
  const { code, picked } = typed
  const [troubles, setTroubles] = useState<Troubles>({})
  const [isAsking, setIsAsking] = useState(false)
  const [given, setGiven] = useState<OutputOf<'redeem'>>()
  const [isAgain, setIsAgain] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const troubleOf = useCodeTrouble()
  // The button that led back here is gone.
  useEffect(() => {
    if (isAgain && !given) field.current?.focus()
  }, [isAgain, given])
  const check = useMutation({ mutationFn: checkCode, onSuccess: () => setIsAsking(true), onError: refused })
  // With one archive there is no choice to make.
  const chosen = archives.find(({ archive_id }) => archive_id === (picked ?? (archives.length === 1 ? archives[0]?.archive_id : undefined)))
  if (given) return <Redeemed given={given} onMore={() => setGiven(undefined)} />

  function ask(event: SubmitEvent) {
    event.preventDefault()
    const missing = { code: code === '' ? t`请填写可用的兑换码` : undefined, archive: chosen ? undefined : t`请选择档案` }
    setTroubles(missing)
    if (missing.code) field.current?.focus()
    else if (chosen) check.mutate({ code: codeText(code), archive_id: chosen.archive_id })
  }
  function refused(error: Error) {
    setIsAsking(false)
    const found = troubleOf(error)
    setTroubles(found)
    if (found.code) field.current?.focus()
  }
  return (
    <form className={classes.root} onSubmit={ask} noValidate>
      <TextInput
        ref={field}
        label={t`兑换码`}
        description={t`不分大小写，可整段粘贴`}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        value={code}
        error={troubles.code}
        onChange={({ currentTarget: { value, selectionStart } }) => {
          // Set anew only while writing on: in the middle it would move the pen.
          type({ code: selectionStart === value.length ? codeText(value) : value })
          setTroubles({ ...troubles, code: undefined })
        }}
        onBlur={() => type({ code: codeText(code) })}
        classNames={{ input: classes.code! }}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
      />
      <ArchiveRadios
        archives={archives}
        chosen={chosen?.archive_id}
        onChoose={(archiveId) => {
          type({ picked: archiveId })
          setTroubles({ ...troubles, archive: undefined })
        }}
        trouble={troubles.archive}
      />
      <Button type="submit" fullWidth disabled={isOffline} loading={check.isPending}>{t`看看能换什么`}</Button>
      <p className={classes.note}>{isOffline ? t`离线中，兑换要联网。写下的都还在。` : t`下一步会写明所得，确认后才算用掉。`}</p>
      {check.data && check.variables && (
        <RedeemSheet
          opened={isAsking}
          code={codeText(check.variables.code)}
          archiveId={check.variables.archive_id}
          found={check.data}
          onClose={() => setIsAsking(false)}
          onRefused={refused}
          onDone={(answer) => {
            setIsAsking(false)
            setGiven(answer)
            setIsAgain(true)
            drop()
          }}
        />
      )}
    </form>
  )
}
