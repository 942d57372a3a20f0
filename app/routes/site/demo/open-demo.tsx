import { paths } from "~/paths";

/** The buttons that let a visitor look at the demo, without an account. */
export function OpenDemo({ hasAgent = false }: { hasAgent?: boolean }) {
  return (
    <form method="post" action={paths.site.openDemo} className="row">
      <button type="submit" className="button" name="side" value="business">
        Open the demo
      </button>
      {hasAgent ? (
        <button type="submit" className="button" name="side" value="agent">
          Open the agent demo
        </button>
      ) : null}
    </form>
  );
}
