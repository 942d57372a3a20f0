import type { ReactNode } from "react";
import { WayLine } from "../charts/way-map";

/** A whole page that says what did not work and where one can go. */
export function ErrorPage({
  title,
  message,
  requestId,
  children,
}: {
  title: string;
  message: string;
  requestId: string | undefined;
  children?: ReactNode;
}) {
  return (
    <main className="page reading error-page" id="main">
      <WayLine />
      <h1>{title}</h1>
      <p>{message}</p>
      <div className="row">
        {children}
        <a className="button" href="/">
          Go to the start page
        </a>
        <a className="button" href="/business">
          Go to the Business Portal
        </a>
      </div>
      {requestId ? (
        <p className="muted small">
          Request number <code>{requestId}</code>
        </p>
      ) : null}
    </main>
  );
}
