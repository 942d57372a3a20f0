import { m } from "~/messages/messages";
import { TRAINING } from "~/paths/business/training";
import { Badge } from "~/ui/data/badge";
import { LinkButton } from "~/ui/forms/link-button";
import { type ButtonKind, Submit } from "~/ui/forms/submit";
import { Link } from "~/ui/link";
import type { ModuleCardView } from "../view";

type Card = Pick<ModuleCardView, "id" | "title" | "isEnrolled" | "isCompleted" | "nextTo" | "to">;

export function ModuleButton({
  id,
  title,
  isEnrolled,
  isCompleted,
  nextTo,
  to,
  kind = "plain",
}: Card & { kind?: ButtonKind }) {
  if (isCompleted)
    return (
      <button type="button" className="button" disabled>
        {m.training_module_card_completed()}
      </button>
    );
  if (isEnrolled)
    return (
      <LinkButton kind="primary" to={nextTo ?? to} aria-label={m.training_module_card_continue_2({ title })}>
        {m.training_module_card_continue()}
      </LinkButton>
    );
  return (
    <form method="post" action={TRAINING.enrol(id)}>
      <Submit kind={kind} aria-label={m.training_module_card_start_learning_2({ title })}>
        {m.training_module_card_start_learning()}
      </Submit>
    </form>
  );
}

export const ModuleFacts = ({
  category,
  difficulty,
  duration,
}: Pick<ModuleCardView, "category" | "difficulty" | "duration">) => (
  <div className="row">
    <Badge kind="tint">{category}</Badge>
    <Badge>{difficulty}</Badge>
    <Badge>{duration}</Badge>
  </div>
);

export const ModuleCard = ({ card }: { card: ModuleCardView }) => (
  <li className="card stack tight">
    <h2>
      <Link to={card.to}>{card.title}</Link>
    </h2>
    <ModuleFacts {...card} />
    <p>{card.description}</p>
    {card.enrolment ? <p className="small muted">{card.enrolment}</p> : null}
    {card.isEnrolled ? (
      <progress
        value={card.percent}
        max={100}
        aria-label={m.training_module_card_percent({ title: card.title, percent: card.percent })}
      />
    ) : null}
    <ModuleButton {...card} />
  </li>
);
