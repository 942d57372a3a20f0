import { plural } from "~/core/format";
import { paths } from "~/paths";
import { Alert } from "~/ui/feedback/alert";
import { Progress } from "~/ui/feedback/progress";
import { LinkButton } from "~/ui/forms/link-button";
import type { SearchView } from "../../view";

export function SearchState({ search }: { search: SearchView }) {
  if (search.status === "running")
    return (
      <Progress
        title={`Searching the directory: up to ${plural(search.maxLeads, "lead")} per run`}
        value={search.resultsCount}
        max={null}
      >
        <LinkButton slim to={paths.leadSearch.results(search.id)}>
          Refresh
        </LinkButton>
      </Progress>
    );
  if (search.status === "failed")
    return (
      <Alert kind="error" title="Last run failed">
        <p>{search.failureReason}</p>
      </Alert>
    );
  return null;
}
