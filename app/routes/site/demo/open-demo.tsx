import { m } from "~/messages/messages";
import { paths } from "~/paths";

/** Buttons that open the demo without an account. */
export function OpenDemo({ hasAgent = false }: { hasAgent?: boolean }) {
  return (
    <form method="post" action={paths.site.openDemo} className="row">
      <button type="submit" className="button" name="side" value="business">
        {m.site_open_demo_open_the_demo()}
      </button>
      {hasAgent ? (
        <button type="submit" className="button" name="side" value="agent">
          {m.site_open_demo_open_the_agent_demo()}
        </button>
      ) : null}
    </form>
  );
}
