import type { WorkRegister } from '@/lib/analysis/official';
import { registerWords } from '@/lib/facts/registers';

const register = (name: string, ...shownBy: readonly string[]): WorkRegister => ({ name, shownBy });

/**
 * Registers and licences by the key of the notes on groups: required by law or by every employer. Those that the audit of
 * qualifications checks too have their words in `lib/facts/registers.ts`. For a lorry driver the title shows the licence, so 'hgv' is
 * enough here, while the audit asks for the licence itself.
 */
export const registers: ReadonlyMap<string, WorkRegister> = new Map([
  [
    'accountant',
    register('membership of an accountancy body (ICAEW, ACCA, CIMA)', 'aca', 'acca', 'cima', 'chartered accountant', 'cipfa', 'icaew'),
  ],
  // Drivers of buses and lorries are taught by colleagues with the same licence.
  ['adi', register('the DVSA register of approved driving instructors', 'adi', 'approved driving instructor', 'driver cpc', 'lgv', 'pcv')],
  ['arb', register('registration with the Architects Registration Board (ARB)', 'arb', 'architects registration board', 'riba part 3')],
  ['bar', register('a practising certificate of the Bar Standards Board', 'bar standards board', 'called to the bar', 'barrister')],
  ['caa', register('a licence of the Civil Aviation Authority (CAA)', 'atpl', 'caa', 'cpl', 'pilot licence')],
  ['care-manager', register('registration with the care regulator as a manager', 'registered manager', 'cqc')],
  ['cpcs', register('a CPCS or NPORS card', 'cpcs', 'npors')],
  ['ehrb', register('registration as an environmental health practitioner (CIEH)', 'cieh', 'ehrb', 'environmental health')],
  [
    'fca',
    register(
      'a statement of professional standing for financial advice (FCA)',
      'dipfa',
      'dippfs',
      'fca',
      'statement of professional standing',
    ),
  ],
  ['gdc', register('registration with the General Dental Council (GDC)', ...registerWords.gdc)],
  ['gmc', register('registration with the General Medical Council (GMC)', 'general medical council', 'gmc')],
  ['goc', register('registration with the General Optical Council (GOC)', 'general optical council', 'goc')],
  ['gphc', register('registration with the General Pharmaceutical Council (GPhC)', ...registerWords.gphc)],
  ['hcpc', register('registration with the Health and Care Professions Council (HCPC)', ...registerWords.hcpc)],
  ['hcpc-scientist', register('registration with the Health and Care Professions Council (HCPC)', ...registerWords.hcpc)],
  ['hgv', register('a category C or C+E licence and the Driver CPC', 'c+e', 'cat c', 'category c', 'class 1', 'class 2', 'hgv', 'lgv')],
  ['mca', register('a certificate of the Maritime and Coastguard Agency (MCA)', 'certificate of competency', 'mca', 'stcw')],
  ['nmc', register('registration with the Nursing and Midwifery Council (NMC)', ...registerWords.nmc)],
  [
    'ofsted',
    register(
      'registration with the childcare regulator (Ofsted in England)',
      'care inspectorate',
      'ofsted registered',
      'ofsted registration',
    ),
  ],
  ['pcv', register('a category D licence and the Driver CPC', 'cat d', 'category d', 'pcv', 'psv')],
  ['personal-licence', register('a personal licence to sell alcohol', 'personal licence', 'personal alcohol licence')],
  ['police', register('service as a police officer', 'police constable', 'police officer', 'police sergeant', 'detective')],
  ['qts', register('qualified teacher status (QTS)', ...registerWords.qts)],
  ['rcvs', register('registration with the Royal College of Veterinary Surgeons (RCVS)', 'mrcvs', 'rcvs', 'rvn')],
  ['rics', register('chartered membership (RICS)', 'mrics', 'frics', 'rics')],
  ['sia', register('a licence of the Security Industry Authority (SIA)', 'security industry authority', 'sia')],
  ['sra', register('admission as a solicitor (Solicitors Regulation Authority)', 'admitted', 'solicitor', 'sra')],
  [
    'swe',
    register(
      'registration as a social worker (Social Work England, SSSC, NISCC or Social Care Wales)',
      ...registerWords['social-work-england'],
    ),
  ],
  ['taxi', register('a taxi or private hire licence of the council', 'hackney', 'phv', 'private hire', 'taxi licence')],
  ['train', register('a train driver’s licence', 'train driver', 'train driving licence')],
  ['transport-manager', register('the Transport Manager CPC', 'manager cpc', 'transport cpc', 'cpc national')],
]);
