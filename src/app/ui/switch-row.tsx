import { Switch } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import { Row } from './row.tsx'
import classes from './switch-row.module.css'

interface SwitchRowProps {
  children: ReactNode
  detail?: ReactNode
  checked: boolean
  disabled?: boolean
  onChange: (on: boolean) => void
}

/** A row with a switch; the whole row is its label. */
export function SwitchRow({ children, detail, checked, disabled = false, onChange }: SwitchRowProps) {
  const id = useId()
  return (
    <label htmlFor={id} className={classes.root}>
      <Row
        detail={detail}
        end={<Switch id={id} checked={checked} disabled={disabled} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />}
      >
        {children}
      </Row>
    </label>
  )
}
