import { TextInput } from '@mantine/core'
import type { ReactNode, Ref } from 'react'
import classes from './lock-form.module.css'

interface PassphraseFieldProps {
  ref?: Ref<HTMLInputElement>
  label: string
  /** For password managers: one that they shall make and keep, or one that they have. */
  autoComplete: 'new-password' | 'current-password'
  value: string
  isShown: boolean
  error?: ReactNode
  /** What is said of the passphrase while it is typed, in the seal's colour where it warns. */
  hint?: { words: string; warns: boolean }
  onType: (passphrase: string) => void
}

/** A passphrase: typed, pasted or filled in, and never corrected by a keyboard. */
export function PassphraseField({ isShown, hint, onType, ...props }: PassphraseFieldProps) {
  return (
    <TextInput
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      errorProps={{ role: 'alert' }}
      {...(hint && {
        description: hint.words,
        descriptionProps: { role: 'status', className: classes.hint!, mod: { warns: hint.warns } },
        inputWrapperOrder: ['label', 'input', 'description', 'error'],
      })}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
    />
  )
}
