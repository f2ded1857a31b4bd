import { Button, TextInput } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useRef, useState, type SubmitEvent } from 'react'
import type { OutputOf } from '#contract/endpoints.ts'
import { useArchives } from '../../../session/archives.ts'
import { useReach } from '../../../session/use-reach.ts'
import { ArchiveRadios } from './archive-radios.tsx'
import { codeText } from './code-text.ts'
import classes from './exchange.module.css'
import { RedeemSheet } from './redeem-sheet.tsx'
import { Redeemed } from './redeemed.tsx'

/** A code, for whom, a last question; then what it gave. */
export function Exchange() {
  const { t } = useLingui()
  const isOffline = useReach() === 'offline'
  const archives = useArchives() ?? []
  const [code, setCode] = useState('')
  const [picked, setPicked] = useState<string>()
  const [troubles, setTroubles] = useState<{ code?: string | undefined; archive?: string | undefined }>({})
  const [isAsking, setIsAsking] = useState(false)
  const [given, setGiven] = useState<OutputOf<'redeem'>>()
  const field = useRef<HTMLInputElement>(null)
  // With one archive there is no choice to make.
  const chosen = archives.find(({ archive_id }) => archive_id === (picked ?? (archives.length === 1 ? archives[0]?.archive_id : undefined)))
  if (given)
    return (
      <Redeemed
        given={given}
        onMore={() => {
          setGiven(undefined)
          setCode('')
        }}
      />
    )

  function ask(event: SubmitEvent) {
    event.preventDefault()
    const missing = { code: code === '' ? t`请填写可用的兑换码` : undefined, archive: chosen ? undefined : t`请选择档案` }
    setTroubles(missing)
    if (missing.code) field.current?.focus()
    setIsAsking(!missing.code && !missing.archive)
  }
  function refused(sentence: string) {
    setIsAsking(false)
    setTroubles({ code: sentence })
    field.current?.focus()
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
          setCode(selectionStart === value.length ? codeText(value) : value)
          setTroubles({ ...troubles, code: undefined })
        }}
        onBlur={() => setCode(codeText(code))}
        classNames={{ input: classes.code! }}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
      />
      <ArchiveRadios archives={archives} chosen={chosen?.archive_id} onChoose={setPicked} trouble={chosen ? undefined : troubles.archive} />
      <Button type="submit" fullWidth disabled={isOffline}>{t`兑换`}</Button>
      <p className={classes.note}>{isOffline ? t`离线中，兑换要联网。写下的都还在。` : t`下一步还会再问一次，确认后才算用掉。`}</p>
      {chosen && (
        <RedeemSheet
          opened={isAsking}
          code={code}
          archive={chosen}
          onClose={() => setIsAsking(false)}
          onRefused={refused}
          onDone={(answer) => {
            setIsAsking(false)
            setGiven(answer)
          }}
        />
      )}
    </form>
  )
}
