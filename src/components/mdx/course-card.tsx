import styled from "@emotion/styled"
import type { ReactNode } from "react"
import type { mdxPropValues } from "../../shared/mdx-components"
import { courseLength } from "../../shared/card-facts"
import { CardLink } from "../ui/card"
import { ComponentText } from "./component-text"
import { CoursePicture } from "./course-picture"

type CourseImage = (typeof mdxPropValues.CourseCard.image)[number]

interface CourseCardProps {
  title: string
  href: string
  /** Number of videos. */
  videos: number
  /** Length of all videos, in minutes. */
  duration: number
  /** Name of the picture: `src/images/course-<image>.png`. */
  image: CourseImage
  children?: ReactNode
}

/** A course of `CourseCards`. */
export function CourseCard({ title, href, videos, duration, image, children }: CourseCardProps) {
  return (
    <Course className="card">
      <Picture>
        <CoursePicture name={image} />
      </Picture>
      <CardLink href={href}>
        <strong>{title}</strong>
      </CardLink>
      <ComponentText>{children}</ComponentText>
      <Facts>{courseLength(videos, duration)}</Facts>
    </Course>
  )
}

const Course = styled.li`
  display: flex;
  flex-direction: column;
  overflow: hidden;
`

/* As wide as the card; Gatsby's wrapper around the image is inline by default. */
const Picture = styled.div`
  margin: calc(-1 * var(--space-4)) calc(-1 * var(--space-4)) var(--space-3);
  border-bottom: 1px solid var(--color-rule);
  & > * {
    display: block;
    width: 100%;
  }
`

const Facts = styled.span`
  margin-block-start: auto;
  padding-block-start: var(--space-3);
  color: var(--color-text);
  font-size: var(--text-xs);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`
