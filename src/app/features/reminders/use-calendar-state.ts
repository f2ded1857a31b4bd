import { useQuery } from '@tanstack/react-query'
import { fetchCalendarState } from '#device/reminders/calendar.ts'
import { useSession } from '../../session/session.ts'
import { createUserQuery } from '../../session/user-query.ts'

/** Query of the calendar subscription on the server. */
export const useCalendarState = () => useQuery(createUserQuery('calendar', useSession(), fetchCalendarState))
