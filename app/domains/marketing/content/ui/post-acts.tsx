import { MARKETING } from "~/paths/business/marketing";
import { CopyField } from "~/ui/forms/copy-field";
import { Field } from "~/ui/forms/field";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Card } from "~/ui/layout/page";
import type { PostView } from "../view";
import { DownloadPng } from "./download-png";

const day = (plannedDay: string) => ({
  id: "planned-on",
  name: "plannedOn",
  errorId: "planned-on-error",
  descriptionId: "planned-on-hint",
  initialValue: plannedDay,
});

/** The actions of a post: approve, schedule, export. */
export function PostActs({ post }: { post: PostView }) {
  const { id, version, isApproved, open, plannedDay, approved, caption, hashtags } = post;
  return (
    <>
      <IfCanWrite>
        <div className="row">
          {isApproved ? (
            <span>Approved on {approved}.</span>
          ) : (
            <form method="post" action={MARKETING.approvePost(id)}>
              <input type="hidden" name="version" value={version} />
              <Submit disabled={open > 0}>Approve post</Submit>
            </form>
          )}
          <LinkButton to={MARKETING.removePost(id)}>Remove</LinkButton>
        </div>
        {isApproved ? (
          <form
            method="post"
            action={MARKETING.planPost(id)}
            className="search-bar max-sm:[&>.field]:col-span-full"
            noValidate
          >
            <Field
              field={day(plannedDay)}
              label="Date"
              type="date"
              hint="A reminder in the calendar. You publish the post yourself."
              isFilter
            />
            <Submit kind="plain">Save date</Submit>
          </form>
        ) : null}
      </IfCanWrite>
      <Card title="Export">
        <CopyField label="Text with hashtags" value={[caption, hashtags].filter(Boolean).join("\n\n")} />
        <div className="row">
          <LinkButton to={MARKETING.card(id)} download slim>
            Download SVG
          </LinkButton>
          <DownloadPng from={MARKETING.card(id)} name={`post-${id}.png`} />
        </div>
      </Card>
    </>
  );
}
