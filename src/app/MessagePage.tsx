import type { ReactNode } from 'react';
import { Shell } from './Shell';

/** A page that says one thing: what happened and, with its buttons, what to do about it. */
export function MessagePage({
  title,
  text,
  children,
}: {
  title: string;
  text?: string;
  children?: ReactNode;
}) {
  return (
    <Shell>
      <div className="app-message" role="status">
        <h1>{title}</h1>
        {text ? <p>{text}</p> : null}
        {children ? <div className="app-actions">{children}</div> : null}
      </div>
    </Shell>
  );
}
