import { TRAINING } from "~/paths/business/training";
import { Submit } from "~/ui/forms/submit";
import { Card } from "~/ui/layout/page";

const WORDS = ["Did not help", "Helped a little", "Good", "Very good", "Excellent"];

export const RatingForm = ({ moduleId, rating }: { moduleId: string; rating: number | null }) => (
  <Card title="How good is this module?">
    <form method="post" action={TRAINING.rate(moduleId)} className="form">
      <fieldset className="field">
        <legend>Your rating</legend>
        {WORDS.map((words, at) => (
          <label className="check" key={words}>
            <input type="radio" name="rating" value={at + 1} defaultChecked={rating === at + 1} />
            <span>
              {at + 1} of 5: {words}
            </span>
          </label>
        ))}
      </fieldset>
      <Submit kind="plain">{rating === null ? "Rate the module" : "Change the rating"}</Submit>
    </form>
  </Card>
);
