/** Advice as a careful writer might give it: nothing is named and nothing counted that a CV would have to prove. */
export const carefulProse: readonly string[] = `
This is a well organised CV that makes a good case for you, although it holds back some of its best material.
What stands out most is how consistently you have taken on extra duties without losing sight of patients.
The bullet about the drug round is excellent because it gives the change, the method and the result in a single line.
By contrast, the lines about caring for patients and auditing falls stop before the interesting part.
Ask yourself what happened next, and add that.
At present your profile tells the reader who you are but not what you have achieved.
Borrow one of your stronger results and place it in the opening lines.
A recruiter spends very little time on a first read, so every line has to justify its place.
It would also help to say a little more about the size and type of hospital you worked in.
Your skills list covers the right ground, but it reads like a checklist.
Pick the handful that matter most for the jobs you want and show each one in action.
Mentoring is mentioned once and then dropped; give it more prominence, since larger hospitals value people who develop others.
You have moved up from staff nurse to ward sister, and that progression deserves to be spelled out.
If the promotion came early or after a particular piece of work, say so.
The bedside handover is another strong example of improving how a team works.
Do you know whether other wards took up the same idea?
If they did, that would be a powerful addition.
Education sits in the right place and is easy to take in.
The school results could be shortened to one line now that you have years of experience.
The writing is clear and free of clichés, which makes a pleasant change.
Watch out for repetition of the word team.
Dates are given in a consistent format, so nobody has to hunt for them.
With a few small changes this could move from good to genuinely convincing.
Start with the result whenever you can, then explain how you got there.
You write plainly and directly, and that suits the work you do.
The gap between your two roles is easy to miss, and there is nothing to hide.
Nothing here distracts the eye, and the headings are the ones recruiters look for.
Your ambition is stated honestly: shorter stays and calmer handovers.
Those are aims any ward would share, so explain why you are the person to deliver them.
Overall, the foundation is solid and the remaining work is mostly about emphasis.
The experience you bring is broad, but the order in which it appears does you no favours.
Lead with the work that resembles the job you are after and let the rest follow.
There is real warmth in how you describe your team, and it comes across without sounding forced.
I would look again at the second role, where the bullets are thinner than elsewhere.
Even a rough estimate is better than silence, provided that you can defend it when asked.
Think about which problems landed on your desk and how you dealt with them.
Employers notice when somebody measures the effect of a change rather than just announcing it.
Swap the stock phrases in your profile for something only you could claim.
If space is tight, shorten the interests first.
Reading it as a stranger would, I could not tell why you left or what you hope to do next.
`
  .trim()
  .split('\n');
