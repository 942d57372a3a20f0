import { LinkButton } from "../forms/link-button";

/** Back to the form of a campaign that asked for this screen; `next` is empty where none did. */
export const ReturnLink = ({ next, isDone }: { next: string; isDone: boolean }) =>
  next ? (
    <p>
      <LinkButton to={next} kind={isDone ? "primary" : "plain"}>
        Back to campaign
      </LinkButton>
    </p>
  ) : null;
