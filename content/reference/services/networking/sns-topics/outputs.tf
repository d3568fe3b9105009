# modules/networking/sns-topics of the service catalog, v0.96.3.

output "topic_arn" {
  description = "ARN of the SNS topic."
}
