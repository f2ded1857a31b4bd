import type { ComponentType, ReactNode } from 'react'

/** A room: a named group of pieces. */
export interface Room {
  readonly name: string
  readonly pieces: Readonly<Record<string, ComponentType>>
}

/** Frame for a piece in one of its states, with the state's name. */
export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="catalogue-state">
      <p className="catalogue-label">{name}</p>
      {children}
    </div>
  )
}

export const idOf = (room: Room, piece = ''): string => `${room.name} ${piece}`.trim().replaceAll(/[^\w]+/g, '-')

/** All pieces of a room, one below the other. */
export function RoomView({ room }: { room: Room }) {
  return (
    <section className="catalogue-room" aria-labelledby={idOf(room)}>
      <h2 className="catalogue-room-name" id={idOf(room)}>
        {room.name}
      </h2>
      {Object.entries(room.pieces).map(([name, Piece]) => (
        <section key={name} className="catalogue-piece" aria-labelledby={idOf(room, name)}>
          <h3 className="catalogue-name" id={idOf(room, name)}>
            {name}
          </h3>
          <Piece />
        </section>
      ))}
    </section>
  )
}
