import { paths } from "~/paths";
import { DASHBOARD } from "~/paths/agents/dashboard";
import { Badge } from "~/ui/data/badge";
import { Link } from "~/ui/link";

export function AgentHead({
  name,
  place,
  rating,
  tier,
  isDemo,
}: {
  name: string;
  place: string;
  /** Out of 5; null while nobody has rated the agent. */
  rating: number | null;
  tier: string;
  isDemo: boolean;
}) {
  return (
    <section className="agent-head" aria-label="You">
      <div>
        <b>{name}</b> {isDemo ? <Badge kind="demo">Demo</Badge> : null}{" "}
        <Link className="bare-link" to={DASHBOARD.profile}>
          <Badge kind="tint">{`${tier} tier`}</Badge>
        </Link>
        <div className="muted small">
          {place} · {rating === null ? "no rating yet" : `rated ${rating.toFixed(1)} of 5`}
        </div>
      </div>
      <div className="row">
        <Link className="button slim quiet" to={DASHBOARD.help}>
          Help
        </Link>
        <form method="post" action={paths.auth.logout}>
          <button type="submit" className="button slim">
            Log out
          </button>
        </form>
      </div>
    </section>
  );
}
