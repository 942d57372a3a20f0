/** Over every page while an administrator acts as somebody else; `stop` is where the button posts to. */
export function ImpersonationBanner({
  person,
  stop,
}: {
  person: { name: string; email: string };
  stop: string;
}) {
  return (
    <aside className="note flash info" aria-label="You’re impersonating a user">
      <div>
        <b>
          You act as {person.name} ({person.email}).
        </b>{" "}
        Everything you do is logged.
      </div>
      <form method="post" action={stop}>
        <button type="submit" className="button slim">
          Stop acting
        </button>
      </form>
    </aside>
  );
}
