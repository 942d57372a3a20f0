import { LinkButton } from "../forms/link-button";

/** Links back to the campaign form that opened this screen; `next` is empty if none did. */
export const ReturnLink = ({ next, isDone }: { next: string; isDone: boolean }) =>
  next ? (
    <p>
      <LinkButton to={next} kind={isDone ? "primary" : "plain"}>
        Back to campaign
      </LinkButton>
    </p>
  ) : null;
