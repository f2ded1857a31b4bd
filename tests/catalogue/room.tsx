import type { ComponentType, ReactNode } from 'react'

/** A room: a named group of pieces. */
export interface ComponentGroup {
  readonly name: string
  readonly pieces: Readonly<Record<string, ComponentType>>
}

/** Frame for a piece in one of its states, with the state's name. */
export function StateFrame({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="catalogue-state">
      <p className="catalogue-label">{name}</p>
      {children}
    </div>
  )
}

export const formatPieceId = (room: ComponentGroup, piece = ''): string => `${room.name} ${piece}`.trim().replaceAll(/[^\w]+/g, '-')

/** All pieces of a room, one below the other. */
export function ComponentGroupView({ room }: { room: ComponentGroup }) {
  return (
    <section className="catalogue-room" aria-labelledby={formatPieceId(room)}>
      <h2 className="catalogue-room-name" id={formatPieceId(room)}>
        {room.name}
      </h2>
      {Object.entries(room.pieces).map(([name, Piece]) => (
        <section key={name} className="catalogue-piece" aria-labelledby={formatPieceId(room, name)}>
          <h3 className="catalogue-name" id={formatPieceId(room, name)}>
            {name}
          </h3>
          <Piece />
        </section>
      ))}
    </section>
  )
}
