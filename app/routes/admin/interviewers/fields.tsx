import { WEEKDAYS, type Weekday } from "~/domains/onboarding/interview/working-hours";
import { ZONE_CHOICES } from "~/domains/onboarding/interview/zones";
import { Field, type FieldMeta } from "~/ui/forms/field";

type Fields = Record<
  "name" | "email" | "zone" | "minutes" | "daysOff" | "place" | "isPaused" | Weekday,
  FieldMeta
>;

const dayLabel = (weekday: string) => weekday.charAt(0).toUpperCase() + weekday.slice(1);

/** An interviewer's details and interview hours. */
export function InterviewerFields({ fields }: { fields: Fields }) {
  return (
    <>
      <Field field={fields.name} label="Name" hint="Candidates see it." required />
      <Field field={fields.email} label="Email" type="email" hint="Candidates do not see it." required />
      <Field
        field={fields.zone}
        label="Time zone"
        type="select"
        options={ZONE_CHOICES}
        placeholder="Choose a time zone"
        hint="Working hours and days off are in it, summer time too."
        required
      />
      <Field
        field={fields.minutes}
        label="Minutes of an interview"
        type="number"
        hint="15 to 120."
        required
      />
      {WEEKDAYS.map((weekday, index) => (
        <Field
          key={weekday}
          field={fields[weekday]}
          label={dayLabel(weekday)}
          {...(index === 0
            ? { hint: "Such as 09:00-12:00, 13:00-17:00. Empty: no interviews that day." }
            : {})}
        />
      ))}
      <Field
        field={fields.daysOff}
        label="Days off"
        hint="Each as 2026-12-25, with commas or spaces between them."
      />
      <Field
        field={fields.place}
        label="Where you meet"
        hint="A link of your video room, or that you call. Candidates see it."
      />
      <Field field={fields.isPaused} label="Offer no times for now" type="checkbox" />
    </>
  );
}

InterviewerFields.labelsOf = () => ({
  name: "Name",
  email: "Email",
  zone: "Time zone",
  minutes: "Minutes of an interview",
  daysOff: "Days off",
  ...Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, dayLabel(weekday)])),
});
