# modules/services/eks-core-services of the service catalog, v0.96.3.

# Required inputs

variable "aws_region" {
  description = "AWS region to deploy all resources to, such as `us-east-1`."
  type        = string
}

variable "eks_cluster_name" {
  description = "Name of the EKS cluster to deploy to. The cluster must already exist."
  type        = string
}

variable "eks_iam_role_for_service_accounts_config" {
  description = "OpenID Connect provider of the EKS cluster, which IAM roles for service accounts (IRSA) rely on. With `null`, IRSA is not used."
  type = object({
    # ARN of the OpenID Connect provider.
    openid_connect_provider_arn = string
    # URL of the OpenID Connect provider.
    openid_connect_provider_url = string
  })
}

variable "pod_execution_iam_role_arn" {
  description = "ARN of the IAM role with which Fargate runs pods. Use `null` if no add-on is scheduled on Fargate."
  type        = string
}

variable "vpc_id" {
  description = "ID of the VPC in which the target EKS cluster runs."
  type        = string
}

variable "worker_vpc_subnet_ids" {
  description = "IDs of the subnets for pods on Fargate. Use an empty list if no add-on is scheduled on Fargate."
  type        = list(string)
}

# Optional inputs

variable "alb_ingress_controller_chart_version" {
  description = "Version of the Helm chart for `aws-load-balancer-controller`."
  type        = string
  default     = "1.4.1"
}

variable "alb_ingress_controller_docker_image_repo" {
  description = "Repository from which the Docker image of `aws-load-balancer-controller` is pulled, without the tag."
  type        = string
  default     = "602401143452.dkr.ecr.us-west-2.amazonaws.com/amazon/aws-load-balancer-controller"
}

variable "alb_ingress_controller_docker_image_tag" {
  description = "Tag of the Docker image of `aws-load-balancer-controller`."
  type        = string
  default     = "v2.4.1"
}

variable "alb_ingress_controller_pod_node_affinity" {
  description = "Node affinity of the ALB ingress controller as a list of match expressions. A node must satisfy all of them to run the pods; an empty list sets no condition."
  type = list(object({
    # Key of the node label to compare.
    key = string
    # Values to compare the label with.
    values = list(string)
    # Kubernetes operator, such as `In`, `NotIn` or `Exists`.
    operator = string
  }))
  default = []
}

variable "alb_ingress_controller_pod_tolerations" {
  description = "Tolerations of the ALB ingress controller pods, which let them run on nodes with matching taints. Each map is one toleration."
  type        = list(map(any))
  default     = []
}

variable "autoscaler_down_delay_after_add" {
  description = "Duration, such as `10m`, for which cluster-autoscaler waits after adding nodes before it considers removing any."
  type        = string
  default     = "10m"
}

variable "autoscaler_log_level_verbosity" {
  description = "Log level of cluster-autoscaler as a number. The higher it is, the more gets logged."
  type        = number
  default     = 4
}

variable "autoscaler_scale_down_unneeded_time" {
  description = "Duration, such as `10m`, for which a node must have been unneeded before cluster-autoscaler removes it."
  type        = string
  default     = "10m"
}

variable "autoscaler_skip_nodes_with_local_storage" {
  description = "Whether cluster-autoscaler leaves nodes alone whose pods use local storage (`EmptyDir` or `HostPath` volumes)."
  type        = bool
  default     = true
}

variable "aws_cloudwatch_agent_image_repository" {
  description = "Repository from which the Docker image of `cloudwatch-agent` is pulled. With `null`, the repository set in the Helm chart is used."
  type        = string
  default     = null
}

variable "aws_cloudwatch_agent_pod_node_affinity" {
  description = "Node affinity of the CloudWatch Agent pods as a list of match expressions. A node must satisfy all of them to run a pod; an empty list sets no condition."
  type = list(object({
    # Key of the node label to compare.
    key = string
    # Values to compare the label with.
    values = list(string)
    # Kubernetes operator, such as `In`, `NotIn` or `Exists`.
    operator = string
  }))
  default = []
}

variable "aws_cloudwatch_agent_pod_resources" {
  description = "CPU and memory that the CloudWatch Agent pods request and their limits, in the form of a Kubernetes `resources` block with `requests` and `limits`."
  type        = any
  default     = null
}

variable "aws_cloudwatch_agent_pod_tolerations" {
  description = "Tolerations of the CloudWatch Agent pods, which let them run on nodes with matching taints. Each map is one toleration."
  type        = list(map(any))
  default     = []
}

variable "aws_cloudwatch_agent_version" {
  description = "Version of the `cloudwatch-agent` Docker image. With `null`, the version set in the Helm chart is used."
  type        = string
  default     = null
}

variable "cluster_autoscaler_pod_annotations" {
  description = "Annotations to add to the cluster-autoscaler pods, as a map from annotation name to value."
  type        = map(string)
  default     = {}
}

variable "cluster_autoscaler_pod_labels" {
  description = "Labels to add to the cluster-autoscaler pods, as a map from label name to value."
  type        = map(string)
  default     = {}
}

variable "cluster_autoscaler_pod_node_affinity" {
  description = "Node affinity of the cluster-autoscaler pods as a list of match expressions. A node must satisfy all of them to run a pod; an empty list sets no condition."
  type = list(object({
    # Key of the node label to compare.
    key = string
    # Values to compare the label with.
    values = list(string)
    # Kubernetes operator, such as `In`, `NotIn` or `Exists`.
    operator = string
  }))
  default = []
}

variable "cluster_autoscaler_pod_resources" {
  description = "CPU and memory that the cluster-autoscaler pods request and their limits, as a map with `requests` and `limits`. The values are of particular importance on Fargate."
  type        = any
  default = {
    limits = {
      cpu    = "250m",
      memory = "1024Mi"
    },
    requests = {
      cpu    = "250m",
      memory = "1024Mi"
    }
  }
}

variable "cluster_autoscaler_pod_tolerations" {
  description = "Tolerations of the cluster-autoscaler pods, which let them run on nodes with matching taints. Each map is one toleration."
  type        = list(map(any))
  default     = []
}

variable "cluster_autoscaler_release_name" {
  description = "Name of the Helm release that installs cluster-autoscaler. If you change it, cluster-autoscaler is deployed anew."
  type        = string
  default     = "cluster-autoscaler"
}

variable "cluster_autoscaler_repository" {
  description = "Repository from which the Docker image of cluster-autoscaler is pulled, without the tag."
  type        = string
  default     = "us.gcr.io/k8s-artifacts-prod/autoscaling/cluster-autoscaler"
}

variable "cluster_autoscaler_scaling_strategy" {
  description = "Expander with which cluster-autoscaler chooses the Auto Scaling Group to enlarge, for example `least-waste`."
  type        = string
  default     = "least-waste"
}

variable "cluster_autoscaler_version" {
  description = "Version of the cluster-autoscaler Docker image. Its minor version should match the Kubernetes minor version of the cluster."
  type        = string
  default     = "v1.22.2"
}

variable "enable_alb_ingress_controller" {
  description = "Whether to install the AWS Load Balancer Controller, which serves Ingress resources through Application Load Balancers."
  type        = bool
  default     = true
}

variable "enable_aws_cloudwatch_agent" {
  description = "Whether to install CloudWatch Agent as a DaemonSet, which collects metrics of nodes and containers."
  type        = bool
  default     = true
}

variable "enable_cluster_autoscaler" {
  description = "Whether to install cluster-autoscaler, which adapts the number of nodes to the demand of the pods."
  type        = bool
  default     = true
}

variable "enable_external_dns" {
  description = "Whether to install external-dns, which keeps Route 53 records up to date with the Services and Ingresses of the cluster."
  type        = bool
  default     = true
}

variable "enable_fargate_fluent_bit" {
  description = "Whether fluent-bit ships the logs of pods that run on Fargate."
  type        = bool
  default     = true
}

variable "enable_fluent_bit" {
  description = "Whether to install fluent-bit, which ships container logs to CloudWatch Logs."
  type        = bool
  default     = true
}

variable "external_dns_batch_change_interval" {
  description = "Time that external-dns waits between two batches of Route 53 changes, such as `1s`. With `null`, the default of the Helm chart applies, which is one second."
  type        = string
  default     = null
}

variable "external_dns_batch_change_size" {
  description = "Largest number of changes that external-dns sends to Route 53 in one batch. With `null`, the default of the Helm chart applies, which is 1000."
  type        = number
  default     = null
}

variable "external_dns_chart_version" {
  description = "Version of the Helm chart for external-dns. It is numbered separately from the external-dns application."
  type        = string
  default     = "6.2.4"
}

variable "external_dns_pod_node_affinity" {
  description = "Node affinity of the external-dns pods as a list of match expressions. A node must satisfy all of them to run a pod; an empty list sets no condition."
  type = list(object({
    # Key of the node label to compare.
    key = string
    # Values to compare the label with.
    values = list(string)
    # Kubernetes operator, such as `In`, `NotIn` or `Exists`.
    operator = string
  }))
  default = []
}

variable "external_dns_pod_tolerations" {
  description = "Tolerations of the external-dns pods, which let them run on nodes with matching taints. Each map is one toleration."
  type        = list(map(any))
  default     = []
}

variable "external_dns_poll_interval" {
  description = "Time between two synchronization runs of external-dns, such as `1m`. With `null`, the default of the Helm chart applies, which is one minute."
  type        = string
  default     = null
}

variable "external_dns_route53_hosted_zone_domain_filters" {
  description = "Domain names of the hosted zones that external-dns may manage. With an empty list, no zone is excluded by its domain name."
  type        = list(string)
  default     = []
}

variable "external_dns_route53_hosted_zone_id_filters" {
  description = "IDs of the hosted zones that external-dns may manage. With an empty list, no zone is excluded by its ID."
  type        = list(string)
  default     = []
}

variable "external_dns_route53_hosted_zone_tag_filters" {
  description = "Tags of the hosted zones that external-dns may manage. With an empty list, no zone is excluded by its tags."
  type = list(object({
    # Key of the tag.
    key = string
    # Value of the tag.
    value = string
  }))
  default = []
}

variable "external_dns_route53_zones_cache_duration" {
  description = "Time for which external-dns caches the list of hosted zones. With `null`, nothing is cached."
  type        = string
  default     = null
}

variable "external_dns_sources" {
  description = "Kinds of Kubernetes resources, such as `ingress` and `service`, that external-dns watches for host names."
  type        = list(string)
  default = [
    "ingress",
    "service"
  ]
}

variable "external_dns_trigger_loop_on_event" {
  description = "Whether external-dns also synchronizes as soon as a watched resource is created, updated or deleted, in addition to its regular runs."
  type        = bool
  default     = false
}

variable "fargate_fluent_bit_execution_iam_role_arns" {
  description = "ARNs of the Fargate execution roles that receive permission to ship logs. Provide them when `enable_fargate_fluent_bit` is `true`."
  type        = list(string)
  default     = []
}

variable "fargate_fluent_bit_extra_filters" {
  description = "Additional filters for the logs of Fargate pods, written in the configuration syntax of fluent-bit."
  type        = string
  default     = ""
}

variable "fargate_fluent_bit_extra_parsers" {
  description = "Additional parsers for the logs of Fargate pods, written in the configuration syntax of fluent-bit."
  type        = string
  default     = ""
}

variable "fargate_fluent_bit_log_stream_prefix" {
  description = "Prefix for the names of the log streams that hold the logs of Fargate pods."
  type        = string
  default     = "fargate"
}

variable "fargate_worker_disallowed_availability_zones" {
  description = "Availability Zones in which no Fargate pod may be placed. With an empty list, all zones are allowed."
  type        = list(string)
  default = [
    "us-east-1d",
    "us-east-1e",
    "ca-central-1d"
  ]
}

variable "fluent_bit_extra_filters" {
  description = "Additional fluent-bit filters for container logs, written in the configuration syntax of fluent-bit."
  type        = string
  default     = ""
}

variable "fluent_bit_extra_outputs" {
  description = "Additional fluent-bit outputs, which send container logs to further destinations, written in the configuration syntax of fluent-bit."
  type        = string
  default     = ""
}

variable "fluent_bit_image_repository" {
  description = "Repository from which the Docker image of `aws-for-fluent-bit` is pulled. With `null`, the repository set in the Helm chart is used."
  type        = string
  default     = null
}

variable "fluent_bit_log_group_already_exists" {
  description = "Whether the log group for container logs already exists and is to be reused. With `false`, this module creates it."
  type        = bool
  default     = false
}

variable "fluent_bit_log_group_kms_key_id" {
  description = "ARN of the KMS key that encrypts the log group for container logs. With `null`, the log group is not encrypted with a KMS key."
  type        = string
  default     = null
}

variable "fluent_bit_log_group_name" {
  description = "Name of the log group for container logs. With `null`, it is named after the cluster (`eks_cluster_name`)."
  type        = string
  default     = null
}

variable "fluent_bit_log_group_retention" {
  description = "Number of days for which container logs are retained. `0` keeps them forever."
  type        = number
  default     = 0
}

variable "fluent_bit_log_group_subscription_arn" {
  description = "ARN of a Lambda function to invoke for each log event that arrives in the log group for container logs. With `null`, there is no subscription."
  type        = string
  default     = null
}

variable "fluent_bit_log_group_subscription_filter" {
  description = "Filter pattern that selects the log events for the subscription. Used only when `fluent_bit_log_group_subscription_arn` is set."
  type        = string
  default     = ""
}

variable "fluent_bit_log_stream_prefix" {
  description = "Prefix for the names of the log streams, of which every pod has its own. With `null`, the prefix is `fluentbit`."
  type        = string
  default     = null
}

variable "fluent_bit_pod_node_affinity" {
  description = "Node affinity of the fluent-bit pods as a list of match expressions. A node must satisfy all of them to run a pod; an empty list sets no condition."
  type = list(object({
    # Key of the node label to compare.
    key = string
    # Values to compare the label with.
    values = list(string)
    # Kubernetes operator, such as `In`, `NotIn` or `Exists`.
    operator = string
  }))
  default = []
}

variable "fluent_bit_pod_tolerations" {
  description = "Tolerations of the fluent-bit pods, which let them run on nodes with matching taints. Each map is one toleration."
  type        = list(map(any))
  default     = []
}

variable "fluent_bit_version" {
  description = "Version of the `aws-for-fluent-bit` Docker image. With `null`, the version set in the Helm chart is used."
  type        = string
  default     = null
}

variable "kubernetes_priority_classes" {
  description = "Kubernetes PriorityClasses to create. The map keys are the names of the classes."
  type = map(object({
    # Text that says when to use the class.
    description = string
    # Whether pods that name no class get this one.
    global_default = bool
    # Priority of pods in the class. The higher the number, the more important the pod.
    value = number
  }))
  default = {}
}

variable "route53_record_update_policy" {
  description = "How external-dns changes Route 53 records: `sync` also deletes records that are no longer needed, while `upsert-only` creates and updates but never deletes."
  type        = string
  default     = "sync"
}

variable "schedule_alb_ingress_controller_on_fargate" {
  description = "Whether the ALB ingress controller runs on Fargate instead of on worker nodes."
  type        = bool
  default     = false
}

variable "schedule_cluster_autoscaler_on_fargate" {
  description = "Whether cluster-autoscaler runs on Fargate. There it cannot remove the node on which it runs itself."
  type        = bool
  default     = false
}

variable "schedule_external_dns_on_fargate" {
  description = "Whether external-dns runs on Fargate instead of on worker nodes."
  type        = bool
  default     = false
}

variable "service_dns_mappings" {
  description = "Kubernetes Services that act as in-cluster names for hosts outside the cluster, such as an RDS endpoint. The map keys are the names of the Services."
  type = map(object({
    # DNS name of the host outside the cluster.
    target_dns = string
    # Port of the host outside the cluster.
    target_port = number
    # Kubernetes namespace in which the Service is created.
    namespace = string
  }))
  default = {}
}

variable "use_exec_plugin_for_auth" {
  description = "Whether tokens for the EKS cluster come from an exec plugin, which fetches them on demand. A token can then not expire in the middle of an `apply`."
  type        = bool
  default     = true
}

variable "use_kubergrunt_to_fetch_token" {
  description = "Whether the exec plugin obtains tokens through `kubergrunt`. With `false`, it calls the `aws` CLI."
  type        = bool
  default     = true
}

variable "use_managed_iam_policies" {
  description = "Whether IAM permissions are attached as standalone managed policies rather than as inline policies. Compliance scanners often flag inline policies."
  type        = bool
  default     = true
}
