import { ComingSoon } from "~/ui/data/coming-soon";
import { APPLICATION_STEPS } from "../programme";

export function ApplicationWay() {
  return (
    <ol className="way">
      {APPLICATION_STEPS.map(({ title, isComing, text, asks }) => (
        <li key={title}>
          <svg viewBox="0 0 40 100" preserveAspectRatio="none" aria-hidden="true">
            <path d="M8 0C8 60 32 40 32 100" />
          </svg>
          <div className="stack tight">
            <h3>
              {title}
              <ComingSoon isComing={isComing} />
            </h3>
            <p className="muted">{text}</p>
          </div>
          <ul>
            {asks.map((ask) => (
              <li key={ask.text}>
                {ask.text}
                <ComingSoon isComing={ask.isComing ?? false} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
