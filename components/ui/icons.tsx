import type { ReactNode, SVGProps } from 'react';

/** The few signs the pages use, drawn on one 24-unit grid. They decorate: the words beside them carry the meaning. */
const icon = (drawing: ReactNode) =>
  function Icon(props: SVGProps<SVGSVGElement>) {
    return (
      <svg
        width="20"
        height="20"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        {...props}
      >
        {drawing}
      </svg>
    );
  };

export const TickIcon = icon(<path d="M4.5 12.5l5 5 10-11" />);
export const CrossIcon = icon(<path d="M6 6l12 12M18 6L6 18" />);
export const WarningIcon = icon(<path d="M12 4l9 16H3zM12 10v4.5M12 17.3v.2" />);
export const InfoIcon = icon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 11v5.5M12 7.5v.2" />
  </>,
);
export const LockIcon = icon(
  <>
    <rect x="5" y="11" width="14" height="9.5" rx="1.5" />
    <path d="M8 11V8a4 4 0 018 0v3" />
  </>,
);
export const ShieldIcon = icon(
  <path d="M12 3l7.5 2.7v5.6c0 4.6-3 8-7.5 9.7-4.500-1.700-7.500-5.100-7.500-9.700V5.700zM8.700 12l2.500 2.500 4.400-4.800" />,
);
export const FileIcon = icon(<path d="M7 3h7l4.500 4.500V21h-11.500zM13.500 3v5h5M9.500 13h6M9.500 16.500h6" />);
export const UploadIcon = icon(<path d="M12 15.500V4.500M7.500 8.500L12 4l4.500 4.500M4.500 15.500v4h15v-4" />);
export const DownloadIcon = icon(<path d="M12 4v11M7.500 11l4.500 4.500 4.500-4.500M4.500 19.500h15" />);
export const ChatIcon = icon(<path d="M4 5h16v11.500h-8.500L7 20.500v-4H4zM8 9.300h8M8 12.500h5" />);
export const SendIcon = icon(<path d="M4 12l16-7.500-5 15-3.500-6zM11.500 13.500L20 4.500" />);
export const ChevronIcon = icon(<path d="M6.500 9.500l5.500 5.500 5.500-5.500" />);
export const ArrowIcon = icon(<path d="M4.500 12h14.500M13.500 6.500L19 12l-5.500 5.500" />);
export const UndoIcon = icon(<path d="M8.500 5L4 9.500l4.500 4.500M4 9.500h10.500a5 5 0 010 10H9" />);
export const OutsideIcon = icon(<path d="M9 5H5v14h14v-4M13 4.500h6.500V11M19 5l-8.500 8.500" />);
export const SpinnerIcon = icon(<path d="M12 3.500a8.500 8.500 0 108.500 8.500" />);
export const BinIcon = icon(<path d="M4.500 7h15M9.500 7V4.500h5V7M6.500 7l1 13h9l1-13M10 11v5.500M14 11v5.500" />);
export const SparkIcon = icon(
  <path d="M12 3l1.800 7.200L21 12l-7.200 1.800L12 21l-1.800-7.200L3 12l7.200-1.800z" fill="currentColor" stroke="none" />,
);
