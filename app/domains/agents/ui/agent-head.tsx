import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { DASHBOARD } from "~/paths/agents/dashboard";
import { RATINGS } from "~/paths/agents/ratings";
import { Avatar } from "~/ui/data/avatar";
import { Badge } from "~/ui/data/badge";
import { Link } from "~/ui/link";

export function AgentHead({
  name,
  picture,
  place,
  rating,
  tier,
}: {
  name: string;
  /** URL on our own server. */
  picture: string | null;
  place: string;
  /** "4.5 out of 5 (12)"; null without ratings. */
  rating: string | null;
  tier: string;
}) {
  return (
    <section
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-edge py-2 lined-b"
      aria-label={m.agents_agent_head_you()}
    >
      <div className="row flex-nowrap">
        <Link to={paths.account.picture} className="no-underline">
          <span className="visually-hidden">{m.agents_agent_head_change_your_picture()}</span>
          <Avatar name={name} picture={picture} isNamed />
        </Link>
        <div>
          <b>{name}</b>{" "}
          <Link className="no-underline" to={DASHBOARD.profile}>
            <Badge kind="tint">{m.agents_agent_head_tier({ tier })}</Badge>
          </Link>
          <div className="muted small">
            {place} ·{" "}
            {rating === null ? (
              m.agents_agent_head_no_rating_yet()
            ) : (
              <Link to={RATINGS.own}>{m.agents_agent_head_rated({ rating })}</Link>
            )}
          </div>
        </div>
      </div>
      <div className="row">
        <Link className="button slim quiet" to={DASHBOARD.help}>
          {m.agents_agent_head_help()}
        </Link>
        <form method="post" action={paths.auth.logout}>
          <button type="submit" className="button slim">
            {m.agents_agent_head_log_out()}
          </button>
        </form>
      </div>
    </section>
  );
}
