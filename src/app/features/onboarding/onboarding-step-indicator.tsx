import { useLingui } from '@lingui/react/macro'
import classes from './intro.module.css'

const COUNT = 4

/** Step indicator: three intro pages and the form. */
export function OnboardingStepIndicator({ at }: { at: number }) {
  const { t } = useLingui()
  return (
    <span className={classes.steps} role="img" aria-label={t`第 ${at + 1} 步，共 ${COUNT} 步`}>
      {Array.from({ length: COUNT }, (_, index) => (
        <i key={index} data-on={index === at} />
      ))}
    </span>
  )
}
