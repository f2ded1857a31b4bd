import { Button, type ButtonProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { ComponentProps, Ref } from 'react'

type AnchorButtonProps = ButtonProps & Omit<ComponentProps<'a'>, keyof ButtonProps> & { ref?: Ref<HTMLAnchorElement> }

/** A link styled as a button, with the router's typed props. */
export const ButtonLink = createLink((props: AnchorButtonProps) => <Button component="a" {...props} />)
