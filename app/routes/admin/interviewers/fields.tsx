import { sentenceCase } from "~/core/sentence-case";
import { WEEKDAYS, type Weekday } from "~/domains/onboarding/interview/working-hours";
import { ZONE_CHOICES } from "~/domains/onboarding/interview/zones";
import { Field, type FieldMeta } from "~/ui/forms/field";

type Fields = Record<
  "name" | "email" | "zone" | "minutes" | "daysOff" | "place" | "isPaused" | Weekday,
  FieldMeta
>;

const dayLabel = (weekday: string) => sentenceCase(weekday);

/** An interviewer's details and interview hours. */
export function InterviewerFields({ fields }: { fields: Fields }) {
  return (
    <>
      <Field field={fields.name} label="Name" hint="Shown to applicants." required />
      <Field field={fields.email} label="Email" type="email" hint="Not shown to applicants." required />
      <Field
        field={fields.zone}
        label="Time zone"
        type="select"
        options={ZONE_CHOICES}
        placeholder="Choose a time zone"
        hint="Used for working hours and days off."
        required
      />
      <Field
        field={fields.minutes}
        label="Interview length (minutes)"
        type="number"
        hint="15 to 120."
        required
      />
      {WEEKDAYS.map((weekday, index) => (
        <Field
          key={weekday}
          field={fields[weekday]}
          label={dayLabel(weekday)}
          {...(index === 0 ? { hint: "e.g. 09:00-12:00, 13:00-17:00. Leave blank for no interviews." } : {})}
        />
      ))}
      <Field field={fields.daysOff} label="Days off" hint="YYYY-MM-DD, separated by commas or spaces." />
      <Field
        field={fields.place}
        label="Meeting location"
        hint="Video link, or a note that you’ll call. Shown to applicants."
      />
      <Field field={fields.isPaused} label="Pause new bookings" type="checkbox" />
    </>
  );
}

InterviewerFields.labelsOf = () => ({
  name: "Name",
  email: "Email",
  zone: "Time zone",
  minutes: "Interview length (minutes)",
  daysOff: "Days off",
  ...Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, dayLabel(weekday)])),
});
