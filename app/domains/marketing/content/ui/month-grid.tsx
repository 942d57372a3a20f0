import { MARKETING } from "~/paths/business/marketing";
import { Link } from "~/ui/link";
import type { CalendarDay } from "../month-view";

const NAMES = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

const Posts = ({ posts }: Pick<CalendarDay, "posts">) =>
  posts.map(({ id, name, isApproved }) => (
    <div key={id} className="small">
      <Link to={MARKETING.post(id)}>{name}</Link>
      {isApproved ? null : <span className="muted"> (draft)</span>}
    </div>
  ));

/** On a wide screen, a month of weeks; on a phone, a list of the days that have posts. */
export const MonthGrid = ({ weeks, caption }: { weeks: CalendarDay[][]; caption: string }) => (
  <table className="table table-fixed">
    <caption>
      <span className="visually-hidden">{caption}</span>
    </caption>
    <thead>
      <tr>
        {NAMES.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {weeks.map((week) => (
        <tr key={week[0]?.day} className="not-has-[a]:max-sm:hidden">
          {week.map(({ day, number, isOutside, isToday, posts }, n) => (
            <td
              key={day}
              data-label={NAMES[n]}
              className="wrap-anywhere not-has-[a]:max-sm:hidden"
              aria-current={isToday ? "date" : undefined}
            >
              {isOutside ? null : isToday ? <b>{number}</b> : number}
              <Posts posts={posts} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
