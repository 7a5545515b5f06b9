/** An invented person whose CV leaves little to wish for; tests take one thing away at a time. */
export const strongCv = `Rosalind Penhallow
Ward Manager
rosalind.penhallow@example.com | 07700 900321 | Exeter

# Profile
Registered nurse and ward manager with eleven years in acute medicine, leading 34 staff on a 28-bed ward. Cut falls by 31% in two years. Looking for a matron post in the South West.

# Work Experience

Ward Manager, Tamar Valley Hospital\tMar 2020 – Present
- Lead 34 nurses and healthcare assistants on a 28-bed acute medical ward and hold a pay budget of £1.6m.
- Reduced inpatient falls by 31% in two years through hourly rounding and a new handover sheet.
- Raised the CQC rating of the ward from Requires Improvement to Good in 2022.
- Cut agency spending by £140,000 a year by recruiting nine permanent nurses.
- Introduced electronic observations with Nervecentre, which saved 25 minutes on each shift.
- Mentored six newly qualified nurses, all of whom stayed beyond their first year.

Senior Staff Nurse, Tamar Valley Hospital\tJun 2016 – Feb 2020
- Coordinated shifts of 12 staff and deputised for the ward manager.
- Trained 45 colleagues in sepsis screening, which lifted compliance from 68% to 93%.
- Audited medication charts every month and halved omitted doses within a year.
- Chaired the discharge group that shortened the average stay by 1.2 days.
- Assessed student nurses on placement for the University of Wessex.

Staff Nurse, Penrose Infirmary\tSep 2013 – May 2016
- Cared for up to eight patients a shift on a respiratory ward.
- Administered intravenous medicines and non-invasive ventilation under protocol.
- Won the team award for patient safety in 2015.

# Education
BSc (Hons) Adult Nursing, University of Wessex\t2010 – 2013
First class

# Skills
Clinical: wound care, sepsis screening, medication administration, non-invasive ventilation, clinical audit
Leadership: rota planning, budget management, recruitment, appraisal, discharge planning
Systems: Nervecentre, Microsoft Excel

# Registration
NMC registered, revalidated in 2025
`;

/** Duties and stock phrases only. */
export const weakCv = `Damian Ollerton
damian.ollerton@example.com | 07700 900654 | Hull

# Profile
I am a hard working, reliable and enthusiastic team player who works well under pressure and is looking for a new challenge.

# Work Experience

Shop Assistant, Corner Stores\t2019 – 2024
- Responsible for the till
- Duties included various tasks as required
- Helped with stock and other duties
- Was involved in general cleaning

# Education
GCSEs, Hull Academy\t2017

# Skills
Communication, teamwork, punctual, motivated
`;
