import { Timeline } from "~/ui/data/timeline";
import { Section } from "~/ui/layout/page";
import type { EventView } from "../view";

/** What agents did with a lead, as the business reads it. */
export function AgentEvents({
  events,
}: {
  events: readonly (Omit<EventView, "at"> & { at: Date | string })[];
}) {
  if (events.length === 0) return null;
  return (
    <Section title="What the agent did">
      <Timeline
        label="What the agent did"
        events={events.map(({ agentName, title, ...event }) => ({
          ...event,
          title: `${title} (${agentName})`,
        }))}
      />
    </Section>
  );
}
