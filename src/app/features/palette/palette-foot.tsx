import { Trans } from '@lingui/react/macro'
import classes from './palette.module.css'

/** Key hints of the palette. */
export function PaletteFoot({ hasPage }: { hasPage: boolean }) {
  return (
    <p className={classes.foot}>
      <span>
        <Trans>
          <kbd>↑</kbd> <kbd>↓</kbd> 选
        </Trans>
      </span>
      <span>
        {hasPage ? (
          <Trans>
            <kbd>Enter</kbd> 改
          </Trans>
        ) : (
          <Trans>
            <kbd>Enter</kbd> 打开
          </Trans>
        )}
      </span>
      {hasPage && (
        <span>
          <Trans>
            <kbd>Shift</kbd> <kbd>Enter</kbd> 到设置页
          </Trans>
        </span>
      )}
      <span>
        <Trans>
          <kbd>Esc</kbd> 关闭
        </Trans>
      </span>
    </p>
  )
}
